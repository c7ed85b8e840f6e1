import config from '@payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import { withFestival } from '../../../../festival-title.ts'
import { importMap } from '../importMap.js'

interface Args {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export const generateMetadata = async ({ params, searchParams }: Args) =>
  withFestival(await generatePageMetadata({ config, params, searchParams }), config)

export default function Page({ params, searchParams }: Args) {
  return RootPage({ config, params, searchParams, importMap })
}
