import { join } from 'node:path'
import type { CollectionConfig, NumberField, PayloadRequest } from 'payload'
import type { Settings } from '../settings/environment.ts'
import { notifyChange, notifyDeletion } from '../hooks/notify.ts'
import { createMediaStore } from '../media/create-media-store.ts'
import { isPicture, MEDIA_KINDS } from '../media/media-kinds.ts'
import { createMediaReader } from '../media/read-media.ts'
import { serveMedia, thumbnailPath } from '../media/serve-media.ts'
import type { Media } from '../payload-types.ts'
import { creditGroup } from '../fields/credit.ts'
import { codeField, OUT_OF_SIGHT } from '../fields/record.ts'
import { recordChecks } from '../hooks/findings.ts'
import { refuseErrors } from '../hooks/refuse-errors.ts'
import { refuseUploadRequest } from '../media/upload-request.ts'
import { giveMediaCode, receiveFile, storeFile } from '../media/uploads.ts'
import { VERSIONS } from '../records/drafts.ts'
import { mediaEndpoints } from '../media/endpoints.ts'
import { checkAlt } from '../rules/alt.ts'
import { checkCredit } from '../rules/credit.ts'
import { error, type Finding } from '../rules/finding.ts'
import { checkLogo } from '../rules/logo.ts'

/** From the root of the repository. The studio's import map turns the path into the component. */
const UPLOAD = '/studio/components/media/media-file.tsx#MediaFile'
/** Focal points are in percent. */
const LAST_PERCENT = 100

/** spec/content A2, B1.1–4 */
export function createMedia(settings: Pick<Settings, 'dataDir' | 's3'>): CollectionConfig {
  const store = createMediaStore(settings)
  const read = createMediaReader(store)
  return {
    slug: 'media',
    labels: { singular: 'Picture or file', plural: 'Pictures and files' },
    admin: {
      useAsTitle: 'filename',
      group: 'Site',
      components: {
        edit: { Upload: UPLOAD },
        views: { list: { Component: '/studio/components/media/media-list.tsx#MediaList' } },
      },
    },
    versions: { maxPerDoc: VERSIONS },
    endpoints: mediaEndpoints(read),
    custom: recordChecks(checkMedia),
    trash: true,
    upload: {
      // Payload writes no files here, but would still delete one with the record's name: the folder is always empty.
      staticDir: join(settings.dataDir, 'media', 'none'),
      disableLocalStorage: true,
      handlers: [serveMedia(read)],
      adminThumbnail: ({ doc }) => thumbnailPath(doc),
      // `checkSaved` requires the file and says so in a sentence.
      filesRequiredOnCreate: false,
      focalPoint: true,
      // The site crops pictures around the focal point. A crop in the form would lose the rest for good.
      crop: false,
      // The server must not fetch addresses that somebody types.
      pasteURL: false,
      // Many files are added in a table of ours (`/admin/pictures/add`).
      bulkUpload: false,
    },
    hooks: {
      beforeOperation: [refuseUploadRequest, receiveFile],
      beforeChange: [refuseErrors(checkSaved), storeFile(store), giveMediaCode],
      afterChange: [notifyChange],
      afterDelete: [notifyDeletion],
    },
    fields: [...whatItIs, ...whatTheSystemKnows],
  }
}

const whatItIs: CollectionConfig['fields'] = [
  {
    name: 'kind',
    type: 'select',
    required: true,
    defaultValue: 'photograph',
    options: MEDIA_KINDS.map(({ kind, label, files }) => ({
      label: `${label} (${files})`,
      value: kind,
    })),
  },
  {
    name: 'alt',
    type: 'textarea',
    label: 'Alternative text',
    admin: {
      condition: isPicture,
      description: 'For people who do not see the picture. Not "picture of …".',
    },
  },
  {
    name: 'decorative',
    type: 'checkbox',
    admin: {
      condition: isPicture,
      description: 'Only if the picture says nothing that the text does not.',
    },
  },
  { name: 'title', type: 'text' },
  {
    name: 'caption',
    type: 'textarea',
    admin: {
      condition: isPicture,
      description: 'Titles of works in [square brackets]. Empty: written from the credit.',
    },
  },
  creditGroup,
]

const whatTheSystemKnows: CollectionConfig['fields'] = [
  codeField,
  // Edited beside the picture (`studio/components/media/`). Not `hidden`: the history leaves out hidden fields.
  focalField('focalX', 'Focal point, percent from the left'),
  focalField('focalY', 'Focal point, percent from the top'),
  // Lets the history show that the file was replaced.
  { name: 'sha256', type: 'text', label: 'File', admin: OUT_OF_SIGHT },
  // The names of the picture's files begin with this hash. It changes with the file and with the focal point.
  { name: 'hash', type: 'text', index: true, admin: { hidden: true } },
  // The name of the original's file; empty if the original is, byte for byte, the largest file.
  { name: 'original', type: 'text', admin: { hidden: true } },
  { name: 'duration_s', type: 'number', admin: { hidden: true } },
  { name: 'tone', type: 'text', admin: { hidden: true } },
  // The picture's name in a folder of files; empty for uploads of staff.
  { name: 'source', type: 'text', index: true, admin: { hidden: true } },
  { name: 'preview', type: 'text', admin: { hidden: true } },
]

function focalField(name: 'focalX' | 'focalY', label: string): NumberField {
  const admin = { ...OUT_OF_SIGHT, hidden: false }
  return { name, type: 'number', label, min: 0, max: LAST_PERCENT, admin }
}

function checkMedia(media: Partial<Media>): Finding[] {
  return [...checkAlt(media), ...checkCredit(media.kind, media.credit), ...checkLogo(media)]
}

/** A record may lack its file only in tests and in the dry run of an import. */
async function checkSaved(media: Partial<Media>, req: PayloadRequest): Promise<Finding[]> {
  const findings = checkMedia(media)
  const hasFile = Boolean(media.hash) || req.context.upload !== undefined
  if (!hasFile && !req.context.mayLackFile) findings.push(error('file', 'Choose a file to upload'))
  if (media.hash && !req.context.upload && !fits(media)) {
    findings.push(error('kind', 'This file is of another kind: upload it again for this one'))
  }
  return findings
}

/** Uploaded photographs are stored as JPEG; those from a folder of files can also be WebP. */
function fits({ kind, mimeType }: Partial<Media>): boolean {
  return kind === undefined || TYPES[kind].includes(mimeType ?? '')
}

const TYPES: Readonly<Record<Media['kind'], readonly string[]>> = {
  photograph: ['image/jpeg', 'image/webp'],
  logo: ['image/svg+xml', 'image/png'],
  document: ['application/pdf'],
  sound: ['audio/mpeg', 'audio/mp4'],
}
