/** An invalid setting; the message names the variable and what it accepts. */
export class ConfigError extends Error {}
