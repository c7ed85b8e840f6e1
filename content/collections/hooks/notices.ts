import type { TextareaField } from 'payload'
import type { Finding } from '../rules/finding.ts'
import type { Check } from './refuse-errors.ts'

/**
 * What the rules say of the record, beside its fields: computed when an editor opens or saves it, never stored. Lists
 * and the content service read many records at once and leave it out.
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
        async ({ originalDoc, findMany, req }) => {
          if (findMany || !req.user || !originalDoc) return undefined
          return describe(await check(originalDoc, req))
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
      return `${level === 'error' ? 'Before publishing' : 'Notice'} – ${words(field)}: ${message}.`
    })
    .join('\n')
}

function rank({ level }: Finding): number {
  return level === 'error' ? 0 : 1
}

/** `sessions.0.end` → `sessions 1, end`. */
function words(field: string): string {
  return field
    .replace(/\.(\d+)/g, (_match, index: string) => ` ${Number(index) + 1}`)
    .replaceAll('.', ', ')
    .replaceAll('_', ' ')
}
