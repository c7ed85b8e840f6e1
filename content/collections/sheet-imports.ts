import type { CollectionConfig } from 'payload'

/**
 * The table of imports of spreadsheets: what each is to write and has written, so that it can be taken back
 * (docs/exchange.md).
 */
export const sheetImports: CollectionConfig = {
  slug: 'sheet-imports',
  admin: { hidden: true },
  lockDocuments: false,
  timestamps: false,
  fields: [
    { name: 'at', type: 'date', required: true, index: true },
    /** The account's e-mail address. */
    { name: 'who', type: 'text', required: true },
    /** The names of the imported files. */
    { name: 'name', type: 'text', required: true },
    { name: 'state', type: 'text', required: true },
    /** How many records there are to write, and how many have been tried. */
    { name: 'total', type: 'number', required: true },
    { name: 'tried', type: 'number', required: true },
    /** The records to write, in order (`PlannedSave`). */
    { name: 'plan', type: 'json', required: true },
    /** What was written, in order (`WrittenSave`). */
    { name: 'written', type: 'json', required: true },
    /** How many of the written records were taken back or had to stay, counted from the last one. */
    { name: 'undone', type: 'number', required: true },
    /** What was left out or could not be written. After the import was taken back: what stays (`ImportNote`). */
    { name: 'notes', type: 'json', required: true },
  ],
}
