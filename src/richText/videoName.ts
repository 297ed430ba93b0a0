/** A name in an address as people read it; `50%.mp4` is no encoding of anything, and stays. */
const readable = (name: string): string => {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
};

/** What a video is called where it is not played: its file, or the host of its player. */
export const videoName = (address: string): string => {
  const { hostname, pathname } = new URL(address, window.location.href);
  return /\.\w+$/.test(pathname) ? readable(pathname.split('/').at(-1) ?? hostname) : hostname;
};
