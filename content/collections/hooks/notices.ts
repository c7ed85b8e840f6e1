import type { TextareaField } from 'payload'
import { findFailedRelease } from '../releases.ts'
import { fieldWords, type Finding } from '../rules/finding.ts'
import type { Check } from './refuse-errors.ts'

/**
 * What the rules say of the record, and a scheduled release of it that failed, beside its fields: computed when an editor
 * opens or saves it, never stored. Lists and the content service read many records at once and leave it out.
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
