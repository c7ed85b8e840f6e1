import config from '@payload-config'
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import { refuseForeignOrigin } from '../../../../refuse-foreign-origin.ts'

export const GET = refuseForeignOrigin(REST_GET(config), config)
export const POST = refuseForeignOrigin(REST_POST(config), config)
export const DELETE = refuseForeignOrigin(REST_DELETE(config), config)
export const PATCH = refuseForeignOrigin(REST_PATCH(config), config)
export const PUT = refuseForeignOrigin(REST_PUT(config), config)
export const OPTIONS = refuseForeignOrigin(REST_OPTIONS(config), config)
