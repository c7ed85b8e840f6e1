import { join } from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

const config: NextConfig = {
  // The configuration and its rules are TypeScript in sibling workspaces.
  transpilePackages: ['content', 'contract'],
  // These packages are not bundled. Otherwise each page and route would have its own copy of Payload's error classes.
  // Then the API would not recognise an error that another copy has thrown, and would lose the fields that it names.
  serverExternalPackages: ['payload', '@payloadcms/db-postgres', '@payloadcms/drizzle'],
  turbopack: { root: join(import.meta.dirname, '..') },
  images: { unoptimized: true },
  poweredByHeader: false,
  // `npm run check` checks the types, with the compiler of the other workspaces; a build on a server need not repeat
  // it.
  typescript: { ignoreBuildErrors: true },
  // These headers replace those of the response itself.
  headers: () =>
    Promise.resolve([
      {
        source: '/:path*',
        headers: [
          { key: 'X-Frame-Options', value: 'DENY' },
          { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
          { key: 'X-Content-Type-Options', value: 'nosniff' },
          // Not `no-referrer`: browsers then send forms of the studio's own with the origin `null`.
          { key: 'Referrer-Policy', value: 'same-origin' },
        ],
      },
      {
        // Not for paths below `/api`: a media file has a stricter policy of its own (`content/media/file-reply.ts`).
        source: '/:path((?!api/).*)',
        headers: [{ key: 'Content-Security-Policy', value: "frame-ancestors 'none'" }],
      },
    ]),
}

export default withPayload(config)
