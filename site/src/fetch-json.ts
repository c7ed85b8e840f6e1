/** JSON of the site's own server. Rejects with the reason when the answer is anything but 200 and JSON, or does not come. */
export async function fetchJson(url: string, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(url, init)
  const type = response.headers.get('Content-Type') ?? 'no type'
  if (response.status !== 200 || !/^application\/json\b/i.test(type)) {
    throw new Error(`${url} was answered with ${response.status} and ${type}`)
  }
  return response.json()
}
