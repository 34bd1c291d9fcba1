/** One or more variables are wrong; the message has a line for each. */
export class ConfigError extends Error {}
