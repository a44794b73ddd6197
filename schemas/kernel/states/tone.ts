/** The meaning of a status for the reader; it decides the colour of its chip. */
export type Tone = 'success' | 'warning' | 'danger' | 'info' | 'neutral';
