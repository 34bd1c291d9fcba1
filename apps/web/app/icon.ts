import drawing from '../public/favicon.svg?raw'

/** The icon as an address that holds it, so that the browser asks for nothing. */
export const icon = `data:image/svg+xml,${encodeURIComponent(drawing)}`
