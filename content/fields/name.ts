import type { TextField } from 'payload'
import { duplicatedAs } from './duplicates.ts'

/** Becomes the record's path (spec/content A1 `Name`). */
export const nameField: TextField = {
  name: 'name',
  type: 'text',
  label: 'Address',
  required: true,
  unique: true,
  index: true,
  ...duplicatedAs('-copy'),
  admin: {
    description:
      'Without the first slash: visit/access is /visit/access. 2024-visit is /2024/visit, a page of that edition.',
  },
}
