/** On the server only. Our server components also use `payload-ui.ts` and `@payloadcms/next`. */
export { RenderServerComponent } from '@payloadcms/ui/elements/RenderServerComponent'
