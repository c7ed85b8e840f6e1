import type { Endpoint } from 'payload'
import { searchPages } from './pages-of-site.ts'

/** `GET /site-pages?search=`: the pages of the site that a link can be made to. */
export const sitePagesEndpoint: Endpoint = {
  path: '/site-pages',
  method: 'get',
  async handler(req) {
    const pages = await searchPages(req.searchParams.get('search') ?? '', req)
    return Response.json({ pages })
  },
}
