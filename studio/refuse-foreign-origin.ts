const FORBIDDEN = 403

/** A route handler of Next, whatever else it takes. */
type Handler<Context> = (request: Request, context: Context) => Promise<Response>

/**
 * The handler, for requests of the studio's own pages and of programs, which name no `Origin`. A page of anywhere else
 * is refused on every method, before anybody is recognised: a login has no cookie yet that could protect it. `null` is
 * the origin of a sandboxed frame, and as foreign as any.
 */
export function refuseForeignOrigin<Context>(
  handler: Handler<Context>,
  config: Promise<{ readonly serverURL: string }>,
): Handler<Context> {
  return async (request, context) => {
    const origin = request.headers.get('Origin')
    const { serverURL } = await config
    if (origin === null || origin === serverURL) return handler(request, context)
    const message = `The studio is at ${serverURL}: requests of other addresses are refused`
    return Response.json({ errors: [{ message }] }, { status: FORBIDDEN })
  }
}
