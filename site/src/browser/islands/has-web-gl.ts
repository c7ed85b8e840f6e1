/** Asked before anything of a live map is loaded: MapLibre draws with WebGL 2 only. */
export function hasWebGl(): boolean {
  const context = document.createElement('canvas').getContext('webgl2')
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return context !== null
}
