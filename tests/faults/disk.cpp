// A disk that writes down what is asked of it, and fails on request. It is loaded before the C library.
//
// Below the folder FAULTY_DISK every write, truncation, sync, creation and removal is appended to the
// file FAULTY_DISK_RECORD, in the order in which they were done. The first byte of the file
// FAULTY_DISK_FAULT says what fails from now on: see `Fault`. Syncs are written down and not made: the
// record is the disk.
#include <cerrno>
#include <climits>
#include <cstdarg>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <fcntl.h>
#include <map>
#include <mutex>
#include <string>
#include <sys/mman.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

namespace {

enum Fault : unsigned char { none, sync_fails, full, write_fails, read_only, read_fails, slow };

struct Head {
    char op;
    char padding[3];
    uint32_t name;
    uint64_t offset;
    uint64_t size;
};

template <typename Function> Function real(const char *name) {
    return reinterpret_cast<Function>(dlsym(RTLD_NEXT, name));
}

struct Disk {
    std::string folder;
    int record = -1;
    volatile unsigned char *fault = nullptr;
    std::map<int, std::string> files; // by descriptor; the folder itself is ""
    std::recursive_mutex mutex;
    const pid_t house = getpid();

    Disk() {
        const char *under = getenv("FAULTY_DISK"), *to = getenv("FAULTY_DISK_RECORD");
        const char *asked = getenv("FAULTY_DISK_FAULT");
        auto open_now = real<int (*)(const char *, int, ...)>("open");
        if (under == nullptr || to == nullptr || asked == nullptr) return;
        record = open_now(to, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
        const int page = open_now(asked, O_RDONLY | O_CLOEXEC);
        fault = static_cast<unsigned char *>(mmap(nullptr, 1, PROT_READ, MAP_SHARED, page, 0));
        folder = under;
    }

    unsigned char failing() const { return fault == nullptr ? 0 : *fault; }

    // Whether a path is of a file that is watched, and its name. The shared memory and the lock are no data.
    bool watched(const char *path, std::string &name) const {
        if (folder.empty() || path == nullptr) return false;
        const std::string whole = path;
        if (whole == folder) { name.clear(); return true; }
        if (whole.compare(0, folder.size() + 1, folder + "/") != 0) return false;
        name = whole.substr(folder.size() + 1);
        for (const char *end : {"-shm", ".lock"}) {
            const size_t size = strlen(end);
            if (name.size() >= size && name.compare(name.size() - size, size, end) == 0) return false;
        }
        return true;
    }

    // A process on its way to become another one shares our memory, and must change nothing in it.
    bool forked() const { return getpid() != house; }

    const std::string *file(int descriptor) const {
        const auto found = files.find(descriptor);
        return found == files.end() ? nullptr : &found->second;
    }

    void note(char op, const std::string &name, uint64_t offset = 0, const void *data = nullptr, uint64_t size = 0) {
        Head head{op, {0, 0, 0}, static_cast<uint32_t>(name.size()), offset, size};
        const uint64_t carried = data == nullptr ? 0 : size;
        iovec parts[3] = {{&head, sizeof head},
                          {const_cast<char *>(name.data()), name.size()},
                          {const_cast<void *>(data), carried}};
        if (writev(record, parts, 3) != static_cast<ssize_t>(sizeof head + name.size() + carried)) abort();
    }
};

Disk &disk() {
    static Disk *const one = new Disk; // never destroyed: threads write until the very end
    return *one;
}

using Guard = std::lock_guard<std::recursive_mutex>;

int opened(const char *path, int flags, int descriptor, bool existed) {
    Disk &on = disk();
    std::string name;
    if (descriptor < 0 || !on.watched(path, name)) return descriptor;
    const Guard guard(on.mutex);
    on.files[descriptor] = name;
    if (!existed && (flags & O_CREAT) != 0) on.note('c', name);
    if ((flags & O_TRUNC) != 0) on.note('t', name, 0);
    return descriptor;
}

int open_as(const char *symbol, const char *path, int flags, mode_t mode) {
    if (disk().forked()) return real<int (*)(const char *, int, ...)>(symbol)(path, flags, mode);
    const bool existed = (flags & O_CREAT) == 0 || access(path, F_OK) == 0;
    std::string name;
    if (disk().failing() == read_only && (flags & O_ACCMODE) != O_RDONLY && disk().watched(path, name)) {
        errno = EROFS;
        return -1;
    }
    return opened(path, flags, real<int (*)(const char *, int, ...)>(symbol)(path, flags, mode), existed);
}

// Returns whether a write must fail, and why.
bool refused(int descriptor) {
    const Disk &on = disk();
    if (on.file(descriptor) == nullptr) return false;
    const unsigned char fault = on.failing();
    if (fault == full) errno = ENOSPC;
    if (fault == write_fails) errno = EIO;
    if (fault == read_only) errno = EROFS;
    return fault == full || fault == write_fails || fault == read_only;
}

ssize_t write_at(const char *symbol, int descriptor, const void *data, size_t size, off_t offset) {
    Disk &on = disk();
    const Guard guard(on.mutex);
    if (refused(descriptor)) return -1;
    const auto call = real<ssize_t (*)(int, const void *, size_t, off_t)>(symbol);
    const ssize_t done = call(descriptor, data, size, offset);
    const std::string *name = on.file(descriptor);
    if (name != nullptr && done > 0) on.note('w', *name, offset, data, done);
    return done;
}

int sync_of(const char *symbol, int descriptor) {
    Disk &on = disk();
    const std::string *name;
    {
        const Guard guard(on.mutex);
        name = on.file(descriptor);
    }
    if (name == nullptr) return real<int (*)(int)>(symbol)(descriptor);
    const timespec while_it_turns{0, on.failing() == slow ? 30'000'000 : 500'000};
    nanosleep(&while_it_turns, nullptr);
    const Guard guard(on.mutex);
    if (on.failing() == sync_fails) {
        on.note('f', *name);
        errno = EIO;
        return -1;
    }
    on.note('s', *name);
    return 0;
}

} // namespace

extern "C" {

int open(const char *path, int flags, ...) {
    va_list rest; va_start(rest, flags); const mode_t mode = va_arg(rest, mode_t); va_end(rest);
    return open_as("open", path, flags, mode);
}
int open64(const char *path, int flags, ...) {
    va_list rest; va_start(rest, flags); const mode_t mode = va_arg(rest, mode_t); va_end(rest);
    return open_as("open64", path, flags, mode);
}
int close(int descriptor) {
    Disk &on = disk();
    const auto call = real<int (*)(int)>("close");
    if (on.forked()) return call(descriptor);
    const Guard guard(on.mutex);
    on.files.erase(descriptor);
    return call(descriptor);
}
ssize_t pwrite(int descriptor, const void *data, size_t size, off_t offset) {
    return write_at("pwrite", descriptor, data, size, offset);
}
ssize_t pwrite64(int descriptor, const void *data, size_t size, off_t offset) {
    return write_at("pwrite64", descriptor, data, size, offset);
}
ssize_t write(int descriptor, const void *data, size_t size) {
    Disk &on = disk();
    const auto call = real<ssize_t (*)(int, const void *, size_t)>("write");
    if (on.forked()) return call(descriptor, data, size);
    const Guard guard(on.mutex);
    const std::string *name = on.file(descriptor);
    if (name == nullptr) return call(descriptor, data, size);
    if (refused(descriptor)) return -1;
    const off_t offset = lseek(descriptor, 0, SEEK_CUR);
    const ssize_t done = call(descriptor, data, size);
    if (done > 0) on.note('w', *name, offset, data, done);
    return done;
}
ssize_t pread64(int descriptor, void *data, size_t size, off_t offset) {
    const bool ours = disk().failing() == read_fails;
    if (ours) {
        const Guard guard(disk().mutex);
        if (disk().file(descriptor) != nullptr) { errno = EIO; return -1; }
    }
    return real<ssize_t (*)(int, void *, size_t, off_t)>("pread64")(descriptor, data, size, offset);
}
int ftruncate64(int descriptor, off_t size) {
    Disk &on = disk();
    const Guard guard(on.mutex);
    const int done = real<int (*)(int, off_t)>("ftruncate64")(descriptor, size);
    const std::string *name = on.file(descriptor);
    if (name != nullptr && done == 0) on.note('t', *name, size);
    return done;
}
int ftruncate(int descriptor, off_t size) { return ftruncate64(descriptor, size); }
int fsync(int descriptor) { return sync_of("fsync", descriptor); }
int fdatasync(int descriptor) { return sync_of("fdatasync", descriptor); }
int unlink(const char *path) {
    Disk &on = disk();
    const Guard guard(on.mutex);
    const int done = real<int (*)(const char *)>("unlink")(path);
    std::string name;
    if (done == 0 && on.watched(path, name)) on.note('u', name);
    return done;
}

}
