/** On the server only. Our server components also use `payload-ui.ts`, and the views of `@payloadcms/next`. */
export { RenderServerComponent } from '@payloadcms/ui/elements/RenderServerComponent'
