import { ValidationError, type CollectionBeforeOperationHook } from 'payload'
import { baseName } from './uploads.ts'

/** Windows does not allow these names for files; Payload turns them into empty names. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/
/** The focal-point form always sends this crop: the whole picture, in percent. */
const WHOLE = { x: 0, y: 0, width: 100, height: 100 }

/** Refuses device names and crops; Payload would answer 500. */
export const refuseUploadRequest: CollectionBeforeOperationHook<'media'> = ({
  args,
  operation,
  req,
}) => {
  if (operation !== 'create' && operation !== 'update') return args
  const message = refusalOfName(req.file?.name) ?? refusalOfEdits(req.query?.['uploadEdits'])
  if (message === undefined) return args
  throw new ValidationError(
    { collection: 'media', errors: [{ path: 'file', message }], req },
    req.t,
  )
}

function refusalOfName(name: string | undefined): string | undefined {
  if (name === undefined) return undefined
  const base = baseName(name)
  return DEVICE.test(base)
    ? `A file cannot be called "${base}": rename it and upload it again`
    : undefined
}

function refusalOfEdits(edits: unknown): string | undefined {
  if (typeof edits !== 'object' || edits === null) return undefined
  const isFocalPoint = 'focalPoint' in edits && (!('crop' in edits) || isWhole(edits.crop))
  return isFocalPoint ? undefined : 'A picture is not cut here: cut it before you upload it'
}

function isWhole(crop: unknown): boolean {
  const sides = new Map<string, unknown>(Object.entries(crop ?? {}))
  return Object.entries(WHOLE).every(([side, percent]) => Number(sides.get(side)) === percent)
}
