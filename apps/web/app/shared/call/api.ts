// All calls with their schemas. A page loads them after what it shows (decision 66).
export { everyEndpoint as endpoints, findRefusal } from '@cairn/contract'
