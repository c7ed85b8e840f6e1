import { APIError, type PayloadRequest } from 'payload'
import * as v from 'valibot'
import { BAD_REQUEST } from './http-status.ts'

/** Refuses a body that does not fit the schema, with a sentence for each field. */
export async function bodyOf<Schema extends v.GenericSchema>(
  req: PayloadRequest,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const body: unknown = req.data ?? (await req.json?.().catch(() => undefined))
  const result = v.safeParse(schema, body ?? {})
  if (result.success) return result.output
  const errors = result.issues.map((issue) => ({
    path: v.getDotPath(issue) ?? '',
    message: issue.message,
  }))
  throw new APIError(result.issues[0].message, BAD_REQUEST, { errors }, true)
}
