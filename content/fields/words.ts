/** `admin` of a field for several texts, in which a text also counts without Enter: Payload's own input drops it then. */
export const TYPED_ONE_BY_ONE = {
  // From the root of the repository; the studio's import map turns it into the component.
  components: { Field: '/studio/components/choices/words-field.tsx#WordsField' },
  placeholder: 'Type, then Enter for the next',
}
