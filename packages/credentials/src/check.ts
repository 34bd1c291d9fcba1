export { findCredential } from '#baking/find-credential.ts'
export * from '#checking/check-credential.ts'
