/** Its input also adds a text that is typed without Enter, which Payload's own would drop. */
export const TYPED_ONE_BY_ONE = {
  // From the root of the repository. The studio's import map turns the path into the component.
  components: { Field: '/studio/components/choices/words-field.tsx#WordsField' },
  placeholder: 'Type, then Enter for the next',
}
