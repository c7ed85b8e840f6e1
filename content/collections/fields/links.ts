import type { ArrayField, GroupField, PayloadRequest, TextField } from 'payload'
import { findDeadEnd } from '../links/pages-of-site.ts'
import { NEEDED } from '../rules/finding.ts'
import { hrefProblem } from '../rules/links.ts'

/** From the root of the repository; the studio's import map turns it into the component. */
export const LINK_FIELD = '/studio/components/choices/link-field.tsx#LinkField'
const HREF_HINT = 'A page of this site, or an address that starts with https:// or mailto:'

/** Where something leads: a path, a web address or an e-mail address (spec/content B1.15). */
export function hrefField(
  name: string,
  {
    label,
    required = false,
    optionalIfFile = false,
  }: {
    label?: string
    required?: boolean
    /** Required only while the field `file` beside it has no file. */
    optionalIfFile?: boolean
  } = {},
): TextField {
  return {
    name,
    type: 'text',
    required,
    ...(label === undefined ? {} : { label }),
    admin: { description: HREF_HINT, components: { Field: LINK_FIELD } },
    validate: async (
      value: string | null | undefined,
      { req, siblingData }: { req: PayloadRequest; siblingData: unknown },
    ) => {
      if (value) return hrefProblem(value) ?? (await findDeadEnd(value, req)) ?? true
      if (required) return NEEDED
      return (
        !optionalIfFile || hasValue(siblingData, 'file') || 'Choose a file, or give its address'
      )
    },
  }
}

/** A `Link`: words and where they lead (spec/content A3). Both or neither. */
export function linkGroup(name: string, label: string): GroupField {
  return {
    name,
    type: 'group',
    interfaceName: 'LinkFields',
    label,
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'title',
            type: 'text',
            label: 'Words',
            validate: (
              value: string | null | undefined,
              { siblingData }: { siblingData: unknown },
            ) =>
              Boolean(value) === hasValue(siblingData, 'href') ||
              'A link needs words and an address',
          },
          hrefField('href'),
        ],
      },
    ],
  }
}

function hasValue(row: unknown, name: string): boolean {
  return typeof row === 'object' && row !== null && Boolean(Reflect.get(row, name))
}

/** A list of `Link`. */
export function linkList(
  name: string,
  options: Pick<ArrayField, 'label' | 'minRows' | 'maxRows' | 'admin'> = {},
): ArrayField {
  return {
    name,
    type: 'array',
    interfaceName: 'LinkList',
    labels: { singular: 'Link', plural: 'Links' },
    ...options,
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'title', type: 'text', label: 'Words', required: true },
          hrefField('href', { required: true }),
        ],
      },
    ],
  }
}

/** Links of a menu: `{title, link}`, the spelling of the specification's `/global`. */
export function menuLinks(name: string, label: string, description?: string): ArrayField {
  return {
    name,
    type: 'array',
    interfaceName: 'MenuLinks',
    label,
    labels: { singular: 'Link', plural: 'Links' },
    ...(description === undefined ? {} : { admin: { description } }),
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'title', type: 'text', label: 'Words', required: true },
          hrefField('link', { required: true }),
        ],
      },
    ],
  }
}

/** Navigation groups: a title and its links. */
export function navigation(name: string, label: string): ArrayField {
  return {
    name,
    type: 'array',
    interfaceName: 'Navigation',
    label,
    labels: { singular: 'Group', plural: 'Groups' },
    fields: [{ name: 'title', type: 'text' }, menuLinks('links', 'Links')],
  }
}
