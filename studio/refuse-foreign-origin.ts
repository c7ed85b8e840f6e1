const FORBIDDEN = 403

/** A route handler of Next, with any second argument. */
type Handler<Context> = (request: Request, context: Context) => Promise<Response>

/**
 * Wraps a handler so that it only serves the studio's own pages, and programs, which send no `Origin`. A request from
 * a page of any other origin is refused on every method, before any login is checked: the login request itself has no
 * cookie yet that could protect it. `null` is the origin of a sandboxed frame and counts as foreign.
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
