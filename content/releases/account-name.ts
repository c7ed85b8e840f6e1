import type { PayloadRequest } from 'payload'

/** The name of an account; its address where it has no name or is deleted. */
export async function findAccountName(email: string, req: PayloadRequest): Promise<string> {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { email: { equals: email } },
    depth: 0,
    limit: 1,
    req,
  })
  return docs[0]?.name || email
}
