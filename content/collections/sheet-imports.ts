import type { CollectionConfig } from 'payload'

/** What each import of spreadsheets is to write and has written, so that it can be taken back (docs/exchange.md). */
export const sheetImports: CollectionConfig = {
  slug: 'sheet-imports',
  admin: { hidden: true },
  lockDocuments: false,
  timestamps: false,
  fields: [
    { name: 'at', type: 'date', required: true, index: true },
    { name: 'who', type: 'text', required: true },
    { name: 'name', type: 'text', required: true },
    { name: 'state', type: 'text', required: true },
    /** How many records are to be written, and how many have been tried. */
    { name: 'total', type: 'number', required: true },
    { name: 'tried', type: 'number', required: true },
    /** In order (`PlannedSave`). */
    { name: 'plan', type: 'json', required: true },
    /** In order (`WrittenSave`). */
    { name: 'written', type: 'json', required: true },
    /** How many of the written records were taken back or had to stay, counted from the last. */
    { name: 'undone', type: 'number', required: true },
    /** What was left out or could not be written; after the import was taken back, what stays (`ImportNote`). */
    { name: 'notes', type: 'json', required: true },
  ],
}
