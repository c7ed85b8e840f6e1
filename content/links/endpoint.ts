import type { Endpoint } from 'payload'
import { findPage, searchPages } from './find-pages.ts'

/**
 * `GET /site-pages?search=`: the pages of the site that a link can lead to. With `at=/visit&at=…`: the pages at these
 * addresses, in this order, and null for an address without a page.
 */
export const sitePagesEndpoint: Endpoint = {
  path: '/site-pages',
  method: 'get',
  async handler(req) {
    const at = req.searchParams.getAll('at')
    if (at.length > 0) {
      const found = await Promise.all(at.map((href) => findPage(href, req)))
      return Response.json({ pages: found.map((page) => page ?? null) })
    }
    const pages = await searchPages(req.searchParams.get('search') ?? '', req)
    return Response.json({ pages })
  },
}
