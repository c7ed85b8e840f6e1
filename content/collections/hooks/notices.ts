import type { TextareaField } from 'payload'
import { findFailedRelease } from '../releases.ts'
import { fieldWords, type Finding } from '../rules/finding.ts'
import type { Check } from './refuse-errors.ts'

/**
 * A field with the findings of the rules and the last failed release of the record. Computed when an editor opens or
 * saves the record, never stored; left out where many records are read at once (lists, the content service).
 */
export function noticesField<Doc>(check: Check<Doc>): TextareaField {
  return {
    name: 'notices',
    type: 'textarea',
    label: 'To look at',
    virtual: true,
    admin: {
      readOnly: true,
      position: 'sidebar',
      condition: (data: Partial<{ notices: string }>) => Boolean(data.notices),
    },
    hooks: {
      afterRead: [
        async ({ collection, originalDoc, findMany, req }) => {
          if (findMany || !req.user || !originalDoc) return undefined
          const releases = collection?.versions?.drafts
            ? await findFailedRelease({ collection: collection.slug, id: originalDoc.id }, req)
            : []
          return describe([...releases, ...(await check(originalDoc, req))])
        },
      ],
    },
  }
}

function describe(findings: readonly Finding[]): string | undefined {
  if (findings.length === 0) return undefined
  return findings
    .toSorted((a, b) => rank(a) - rank(b))
    .map(({ level, field, message }) => {
      return `${level === 'error' ? 'Before publishing' : 'Notice'} – ${fieldWords(field)}: ${message}.`
    })
    .join('\n')
}

function rank({ level }: Finding): number {
  return level === 'error' ? 0 : 1
}
