import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'

/** The error screen (specification §2, screens 12). */
export function ErrorScreen() {
  const error = useRouteError()
  const { pathname } = useLocation()
  const data = isRouteErrorResponse(error) ? error.data : undefined
  return (
    <>
      <title>{`${data?.status ?? 404} - ${data?.message ?? `Page not found: ${pathname}`}`}</title>
      <h1>{data?.message ?? `Page not found: ${pathname}`}</h1>
    </>
  )
}
