/** Whether a test runs whole, instead of a sample. */
export const isNightly = process.env['TEST_PROFILE'] === 'nightly'
