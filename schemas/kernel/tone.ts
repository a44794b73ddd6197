/** What a status is to whoever reads a list: it decides the colour of its chip. */
export type Tone = 'success' | 'warning' | 'danger' | 'info' | 'neutral';
