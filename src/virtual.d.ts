/** Modules that Vite plugins of this project make (`config/`). */
declare module 'virtual:atrium/manifest' {
  export const manifest: import('#schemas/kernel/areas/manifest.ts').Manifest;
}
declare module 'virtual:atrium/icons' {
  export const icons: Readonly<Record<string, typeof import('@mui/icons-material/Apartment').default>>;
}
declare module 'virtual:atrium/tokens.css';
declare module '*.css';
