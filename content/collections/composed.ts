import type { CollectionConfig, CollectionSlug, PayloadRequest } from 'payload'
import { notifyChange, notifyDeletion } from '../hooks/notify.ts'
import { recordChecks } from '../hooks/findings.ts'
import { findHiddenRecords } from '../lookups/hidden-records.ts'
import { recordFields } from '../fields/record.ts'
import { reviewField } from '../fields/review.ts'
import { DRAFTS } from '../records/drafts.ts'
import { giveCode } from '../hooks/codes.ts'
import { checkChosenEdition } from '../addresses/edition-pages.ts'
import {
  checkPathsFree,
  notePublic,
  refuseDeletion,
  settlePaths,
} from '../addresses/redirect-ledger.ts'
import { refuseErrors, unlessWithdrawn, type Check } from '../hooks/refuse-errors.ts'
import { keepReview, reviewEndpoint } from '../hooks/review.ts'
import { giveSlug, type SlugOptions } from '../addresses/slugs.ts'
import { keepVersions } from '../history/keep-versions.ts'
import { findReleaseFindings } from '../releases/release-findings.ts'
import { releaseEndpoints } from '../releases/endpoints.ts'
import { refusePlannedDeletion } from '../releases/refuse-deletion.ts'
import { checkTextTargets } from '../links/find-pages.ts'
import { checkRecordLinks, checkTextLinks } from '../rules/links.ts'
import { pathsOf, type PathFields } from '../rules/paths.ts'
import { findWordsOfLastYear } from '../next-edition/words-of-last-year.ts'
import { restoreAsDraft } from '../history/with-versions.ts'

interface Composed<Doc> {
  readonly check: Check<Doc>
  /** Further checks that only the open form shows, as hints. No save and no import runs them. */
  readonly checkInForm?: Check<Doc>
  /** How an empty slug is made; absent for records that have a name or a year instead. */
  readonly slug?: SlugOptions<Doc>
}

/** Records that become answers: with drafts, a sidebar and the hooks that all share (spec/content B1, D6). */
export function composed<Doc extends PathFields & { id: number }>(
  config: CollectionConfig,
  { check, checkInForm, slug }: Composed<Doc>,
): CollectionConfig {
  const addressField = slug ? 'slug' : config.slug === 'festivals' ? 'year' : 'name'
  const checkAll = async (doc: Partial<Doc>, req: PayloadRequest) => [
    ...(await check(doc, req)),
    ...checkTextLinks(doc),
    ...(await checkTextTargets(doc, req)),
    ...(await checkChosenEdition(config.slug, doc, req)),
    ...(await checkPathsFree(addressField, pathsOf(config.slug, doc), req)),
  ]
  const collection = config.slug as CollectionSlug // Payload types it as any text
  const checkToShow = async (doc: Partial<Doc>, req: PayloadRequest) => [
    ...(await checkAll(doc, req)),
    ...checkRecordLinks(doc, await findHiddenRecords(doc, req)),
    ...(doc.id === undefined ? [] : await findReleaseFindings({ collection, id: doc.id }, req)),
  ]
  return {
    ...config,
    custom: {
      ...config.custom,
      ...recordChecks(unlessWithdrawn(checkToShow), async (doc: Partial<Doc>, req) => [
        ...((await checkInForm?.(doc, req)) ?? []),
        ...(doc.id === undefined
          ? []
          : await findWordsOfLastYear({ collection, id: doc.id }, doc, req)),
      ]),
    },
    versions: DRAFTS,
    endpoints: [
      ...(config.endpoints || []),
      reviewEndpoint(collection),
      ...releaseEndpoints(collection),
    ],
    fields: [reviewField, ...config.fields, ...recordFields],
    hooks: {
      ...config.hooks,
      beforeOperation: [restoreAsDraft, ...(config.hooks?.beforeOperation ?? [])],
      // Code and address come first, because the rules look at them. `notePublic` comes last: it must not note a save
      // that was refused.
      beforeChange: [
        keepReview,
        giveCode,
        ...(slug ? [giveSlug(slug)] : []),
        ...(config.hooks?.beforeChange ?? []),
        refuseErrors(checkAll),
        notePublic,
      ],
      afterChange: [...(config.hooks?.afterChange ?? []), settlePaths, notifyChange, keepVersions],
      beforeDelete: [...(config.hooks?.beforeDelete ?? []), refuseDeletion, refusePlannedDeletion],
      afterDelete: [...(config.hooks?.afterDelete ?? []), notifyDeletion],
    },
  }
}
