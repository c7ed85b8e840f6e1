import type { GroupField } from 'payload'

/** Who asked an editor to review the draft, and when (`hooks/review.ts`); the studio shows it above the form. */
export const reviewField: GroupField = {
  name: 'review',
  type: 'group',
  admin: {
    components: { Field: '/studio/components/review/review-note.tsx#ReviewNote' },
    // The drawer that edits many records would offer this field, although a save ignores what a person enters here.
    disableBulkEdit: true,
  },
  fields: [
    // As text, so that it stays when the account is deleted.
    { name: 'asked_by', type: 'text', label: 'Review asked by' },
    { name: 'asked_at', type: 'date', label: 'Review asked on' },
  ],
}
