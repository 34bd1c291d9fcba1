import drawing from '../public/favicon.svg?raw'

/** The icon as a data URL, so that the browser requests nothing. */
export const icon = `data:image/svg+xml,${encodeURIComponent(drawing)}`
