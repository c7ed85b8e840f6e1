import type { CollectionConfig, PayloadRequest } from 'payload'
import { notifyChange, notifyDeletion } from '../hooks/notify.ts'
import { recordChecks } from '../hooks/findings.ts'
import { loadRedirectFacts } from '../addresses/redirect-facts.ts'
import { dateField } from '../fields/dates.ts'
import { LINK_FIELD } from '../fields/links.ts'
import { isBySystem } from '../requests/by-system.ts'
import { canonicaliseRedirect, flattenOthers } from '../addresses/redirect-form.ts'
import { findDeadTarget } from '../links/find-pages.ts'
import { endLeftPath } from '../addresses/redirect-ledger.ts'
import { refuseErrors } from '../hooks/refuse-errors.ts'
import { checkRedirect } from '../rules/redirect.ts'
import type { Redirect } from '../payload-types.ts'
import { error, type Finding } from '../rules/finding.ts'

const since = dateField('since')

/** Redirects have no drafts: saving publishes (spec/content B16). */
export const redirects: CollectionConfig = {
  slug: 'redirects',
  labels: { singular: 'Redirect', plural: 'Redirects' },
  admin: {
    useAsTitle: 'from',
    group: 'Site',
    description: 'Renaming, withdrawing or unpublishing a record writes its redirect by itself.',
  },
  defaultSort: 'from',
  custom: recordChecks(check),
  hooks: {
    beforeChange: [canonicaliseRedirect, refuseErrors(check)],
    afterChange: [flattenOthers, endLeftPath.onChange, notifyChange],
    afterDelete: [endLeftPath.onDelete, notifyDeletion],
  },
  fields: [
    {
      name: 'from',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      admin: {
        description:
          'A path. /old/* means one segment below /old; /old/** means /old and everything below it.',
      },
    },
    {
      name: 'gone',
      type: 'checkbox',
      label: 'Gone for good',
      admin: { description: 'No target: visitors read that the page is gone, and why.' },
    },
    {
      name: 'to',
      type: 'text',
      admin: {
        condition: (data: Partial<{ gone: boolean }>) => !data.gone,
        components: { Field: LINK_FIELD },
        description: 'A page of this site, or an address that starts with https://',
      },
    },
    {
      name: 'status',
      type: 'select',
      label: 'Permanent or temporary',
      required: true,
      defaultValue: '301',
      options: [
        { label: 'Permanent (301)', value: '301' },
        { label: 'Temporary (302)', value: '302' },
      ],
      admin: { condition: (data: Partial<{ gone: boolean }>) => !data.gone },
    },
    {
      name: 'reason',
      type: 'textarea',
      admin: {
        condition: (data: Partial<{ gone: boolean }>) => Boolean(data.gone),
        description: 'One sentence that visitors read.',
      },
    },
    {
      name: 'source',
      type: 'select',
      required: true,
      defaultValue: 'manual',
      options: [
        { label: 'Written by staff', value: 'manual' },
        { label: 'A record was renamed', value: 'slug_change' },
        { label: 'A record was withdrawn or unpublished', value: 'withdrawn' },
      ],
      admin: { readOnly: true, position: 'sidebar' },
    },
    { ...since, admin: { ...since.admin, readOnly: true, position: 'sidebar' } },
  ],
}

async function check(redirect: Partial<Redirect>, req: PayloadRequest): Promise<Finding[]> {
  if (isBySystem(req)) return []
  const found = checkRedirect(redirect, await loadRedirectFacts(redirect, req))
  const { gone, to } = redirect
  if (found.length > 0 || gone || !to) return found
  const problem = await findDeadTarget(to, req)
  return problem === undefined ? [] : [error('to', problem)]
}
