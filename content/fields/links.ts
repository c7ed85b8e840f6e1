import type { ArrayField, FieldAffectingData, GroupField, PayloadRequest, TextField } from 'payload'
import { findDeadEnd } from '../links/find-pages.ts'
import { NEEDED } from '../rules/finding.ts'
import { hrefProblem } from '../rules/links.ts'

/** From the root of the repository. The studio's import map turns these paths into components. */
export const LINK_FIELD = '/studio/components/choices/link-field.tsx#LinkField'
/** For the stream of a session. It is folded if the event is not online. */
export const STREAM_FIELD = '/studio/components/choices/by-kind.tsx#SessionStream'
export const LINK_FIELDS: readonly unknown[] = [LINK_FIELD, STREAM_FIELD]
const HREF_HINT = 'A page of this site, or an address that starts with https:// or mailto:'

/** A path, a web address or an email address (spec/content B1.15). */
export function hrefField(
  name: string,
  {
    label = 'Address',
    required = false,
    optionalIfFile = false,
  }: {
    label?: string | undefined
    required?: boolean
    /** Required only while the field `file` beside it is empty. */
    optionalIfFile?: boolean
  } = {},
): TextField {
  return {
    name,
    type: 'text',
    required,
    label,
    admin: { description: HREF_HINT, components: { Field: LINK_FIELD } },
    validate: async (
      value: string | null | undefined,
      { req, siblingData }: { req: PayloadRequest; siblingData: unknown },
    ) => {
      if (value) return checkHref(value, req)
      if (required) return NEEDED
      return (
        !optionalIfFile || hasValue(siblingData, 'file') || 'Choose a file, or give its address'
      )
    },
  }
}

async function checkHref(href: string, req: PayloadRequest): Promise<string | true> {
  return hrefProblem(href) ?? (await findDeadEnd(href, req)) ?? true
}

/** A `Link`: words and an address (spec/content A3). Staff fill in both or neither. */
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

/** `{title, link}`, the spelling of the specification's `/global`. */
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

/** From the root of the repository, as above. */
const TEXT_LINK = '/studio/components/choices/text-link.tsx#TextLink'
const AT_FIELD = '/studio/components/findings/field-error.tsx#FieldError'

/** A link to a page of a record is stored as a reference, so it stays right when the record moves. */
export function textLinkFields(fields: readonly FieldAffectingData[]): FieldAffectingData[] {
  return fields.flatMap((field): FieldAffectingData[] => {
    switch (field.name) {
      case 'text':
        return [
          { ...field, label: 'Words', admin: { components: { Error: AT_FIELD } } } as TextField,
        ] // Payload's own
      case 'url':
        return [textLinkTarget]
      // The field for the target sets these too.
      case 'linkType':
      case 'doc':
        return [{ ...field, required: false, admin: { hidden: true } } as FieldAffectingData] // of its own kind
      default:
        return []
    }
  })
}

const textLinkTarget: TextField = {
  name: 'url',
  type: 'text',
  label: 'Address',
  required: true,
  // Without this default, Payload starts a new link with `https://`.
  defaultValue: '',
  admin: { description: HREF_HINT, components: { Field: TEXT_LINK, Error: AT_FIELD } },
  validate: async (
    value: string | null | undefined,
    { req, siblingData }: { req: PayloadRequest; siblingData: unknown },
  ) => {
    if (!isInForm(siblingData)) return true
    return value ? checkHref(value, req) : NEEDED
  },
}

/** A link in its form shows its problem there; of a saved text, `checkTextTargets` reports it. */
function isInForm(link: unknown): boolean {
  return (
    typeof link === 'object' &&
    link !== null &&
    'text' in link &&
    !('linkType' in link && link.linkType === 'internal')
  )
}
