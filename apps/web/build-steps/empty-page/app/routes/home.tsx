export default function Home() {
  return <p>Nothing</p>
}
