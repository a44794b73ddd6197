import ImageOutlined from '@mui/icons-material/ImageOutlined';
import Box from '@mui/material/Box';

interface Props {
  /** Undefined while it is being fetched. */
  address: string | undefined;
  alt: string;
  /** In pixels. */
  height: number;
}

/** A small picture in a box of its final size, so that nothing shifts when it loads. */
export const Picture = ({ address, alt, height }: Props) =>
  address ? (
    <Box
      component="img"
      src={address}
      alt={alt}
      sx={{ display: 'block', height, maxWidth: '100%', objectFit: 'contain', borderRadius: '4px', bgcolor: 'var(--at-sunken)' }}
    />
  ) : (
    <ImageOutlined aria-hidden sx={{ height, width: height, color: 'var(--at-line-strong)' }} />
  );
