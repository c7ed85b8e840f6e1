import { join } from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

const config: NextConfig = {
  // The configuration and its rules are TypeScript in sibling workspaces.
  transpilePackages: ['content', 'contract'],
  turbopack: { root: join(import.meta.dirname, '..') },
  images: { unoptimized: true },
  poweredByHeader: false,
  // Types of all workspaces are checked together by `npm run check`.
  typescript: { ignoreBuildErrors: true },
  headers: () =>
    Promise.resolve([
      {
        source: '/:path*',
        headers: [
          { key: 'X-Frame-Options', value: 'DENY' },
          { key: 'Content-Security-Policy', value: "frame-ancestors 'none'" },
          { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
        ],
      },
    ]),
}

export default withPayload(config)
