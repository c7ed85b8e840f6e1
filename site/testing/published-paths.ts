import type { Build, BuildManifest } from '../src/browser/build.ts'

export async function publishedPaths(origin: string): Promise<readonly string[]> {
  const { id } = (await (await fetch(`${origin}/builds/latest.json`)).json()) as Build
  const manifest = await fetch(`${origin}/builds/meta/${id}.json`)
  return ((await manifest.json()) as BuildManifest).prerendered
}
